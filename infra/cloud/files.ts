import { Construct } from 'constructs'
import { Bucket } from './bucket.ts'

/** How long, in days, a finished export can be fetched. */
const exportsLast = 7
/** How long, in days, a replaced or deleted picture can be brought back. */
const oldPicturesLast = 30

/** Files of people: their pictures, and the exports they asked for. */
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
          noncurrentVersionExpiration: { noncurrentDays: oldPicturesLast },
          expiredObjectDeleteMarker: true,
        },
      ],
    })
    this.avatars.allows()
    this.exports = new Bucket(this, 'Exports', {
      rules: [{ id: 'fetched-or-not', status: 'Enabled', expirationInDays: exportsLast }],
    })
    this.exports.allows()
  }
}
