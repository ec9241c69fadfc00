import { Bucket } from './files.ts'

/** Signs addresses to download documents that are kept, which is all that the role of such a function may do in the bucket. */
export const documentDownloads: Pick<Bucket, 'downloadAddress'> = new Bucket('DOCUMENTS')
