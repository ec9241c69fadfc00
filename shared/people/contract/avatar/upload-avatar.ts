import * as z from 'zod/mini'
import { mostPictureBytes, PictureType } from '../../../account/avatar/picture.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const uploadAvatar = endpoint('POST /avatar/upload', {
  summary: 'An address to upload a picture of oneself to, which is shown once it is saved',
  access: 'account',
  problems: ['tooMany'],
  body: z.object({
    type: PictureType,
    /** Bytes. */
    size: z.int().check(z.minimum(1), z.maximum(mostPictureBytes, { error: 'problems:pictureTooLarge' })),
  }),
  reply: z.object({
    data: z.object({
      upload: z.string(),
      /** A path on the site that takes exactly this type and size by PUT, for five minutes. */
      address: z.string(),
    }),
  }),
})
