import { Construct } from 'constructs'
import { Bucket } from './bucket.ts'

/** Days for which a finished export can be downloaded. */
const exportDays = 7
/** Days for which a replaced or deleted picture can be restored. */
const oldPictureDays = 30

/** People's files: avatars, and the exports they requested. */
export class Files extends Construct {
  readonly avatars: Bucket
  readonly exports: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.avatars = new Bucket(this, 'Avatars', {
      versioned: true,
      rules: [
        {
          id: 'old-pictures',
          status: 'Enabled',
          noncurrentVersionExpiration: { noncurrentDays: oldPictureDays },
          expiredObjectDeleteMarker: true,
        },
      ],
    })
    this.avatars.addPolicy()
    this.exports = new Bucket(this, 'Exports', {
      rules: [{ id: 'expired-exports', status: 'Enabled', expirationInDays: exportDays }],
    })
    this.exports.addPolicy()
  }
}
