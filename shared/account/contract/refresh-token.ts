import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const refreshToken = endpoint('POST /auth/refresh-token', {
  summary: 'A new access token for the refresh token in the cookie, which is replaced',
  access: 'anyone',
  problems: ['unauthenticated'],
  reply: z.object({ token: z.string() }),
})
