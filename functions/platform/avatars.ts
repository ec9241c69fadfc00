import { Bucket } from './files.ts'

/** People's pictures, in `avatars/`, and in `uploads/` what is not checked yet. */
export const avatars = new Bucket('AVATARS')
