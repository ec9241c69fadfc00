import { Bucket } from './files.ts'

/** Documents of leave requests, in `documents/kept/`, and in `documents/unchecked/` what is uploaded and not attached yet. */
export const documents = new Bucket('DOCUMENTS')
