import { Construct } from 'constructs'
import { Bucket } from './bucket.ts'

/** Days after which a finished export is deleted. */
const exportDays = 1
/** Days after which an upload that nobody confirmed is deleted. */
const uploadDays = 1

/** People's files: avatars, documents of leave, and the exports they requested. None keeps older versions, so that what is erased is gone. */
export class Files extends Construct {
  readonly avatars: Bucket
  readonly documents: Bucket
  readonly exports: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.avatars = new Bucket(this, 'Avatars', {
      rules: [{ id: 'unconfirmed-uploads', status: 'Enabled', prefix: 'uploads/', expirationInDays: uploadDays }],
    })
    this.documents = new Bucket(this, 'Documents', {
      rules: [
        { id: 'unattached-uploads', status: 'Enabled', prefix: 'documents/unchecked/', expirationInDays: uploadDays },
      ],
    })
    this.documents.addPolicy()
    this.exports = new Bucket(this, 'Exports', {
      rules: [{ id: 'expired-exports', status: 'Enabled', expirationInDays: exportDays }],
    })
    this.exports.addPolicy()
  }
}
