import { Construct } from 'constructs'
import { Bucket } from './bucket.ts'

/** Days after which a finished export is deleted. */
const exportDays = 1
/** Days after which an upload that nobody confirmed is deleted. */
const uploadDays = 1

/** People's files: avatars, and the exports they requested. Neither keeps older versions, so that what is erased is gone. */
export class Files extends Construct {
  readonly avatars: Bucket
  readonly exports: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.avatars = new Bucket(this, 'Avatars', {
      rules: [{ id: 'unconfirmed-uploads', status: 'Enabled', prefix: 'uploads/', expirationInDays: uploadDays }],
    })
    this.exports = new Bucket(this, 'Exports', {
      rules: [{ id: 'expired-exports', status: 'Enabled', expirationInDays: exportDays }],
    })
    this.exports.addPolicy()
  }
}
