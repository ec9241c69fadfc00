import { Bucket } from './files.ts'

/** The bucket of documents for functions that only sign addresses, whose role lists and deletes nothing. */
export const documentAddresses: Pick<Bucket, 'uploadAddress' | 'downloadAddress'> = new Bucket('DOCUMENTS')
