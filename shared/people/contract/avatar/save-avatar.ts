import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'

export const saveAvatar = endpoint('PUT /avatar', {
  summary: 'Makes an uploaded picture the own one, if its bytes are those of a picture',
  access: 'account',
  problems: ['notFound'],
  body: z.object({ upload: Id }),
  reply: z.object({ data: z.object({ avatar: z.string() }) }),
})
