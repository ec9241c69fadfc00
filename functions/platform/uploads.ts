import { Bucket } from './files.ts'

/** Signs addresses to upload documents that are not judged yet, which is all that the role of such a function may do in the bucket. */
export const documentUploads: Pick<Bucket, 'uploadAddress'> = new Bucket('DOCUMENTS')
