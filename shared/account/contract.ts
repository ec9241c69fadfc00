import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { Language } from '../words/language.ts'
import { Captcha } from '../contract/wire.ts'
import { Email, GivenPassword, NewPassword } from './model.ts'

const SignedIn = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: Language,
  }),
  token: z.string(),
})

export const account = {
  register: endpoint('POST /auth/register', {
    summary: 'Makes an account; the company follows',
    access: 'anyone',
    body: z.object({ email: Email, password: NewPassword, captcha: Captcha }),
    reply: SignedIn,
  }),

  logIn: endpoint('POST /auth/login', {
    summary: 'Signs in; the refresh token comes as a cookie',
    access: 'anyone',
    body: z.object({ email: Email, password: GivenPassword, remember_me: z._default(z.boolean(), true) }),
    reply: SignedIn,
  }),

  logOut: endpoint('POST /auth/logout', {
    summary: 'Ends the session that the cookie belongs to',
    access: 'anyone',
  }),

  refreshToken: endpoint('POST /auth/refresh-token', {
    summary: 'A new access token for the refresh token in the cookie, which is replaced',
    access: 'anyone',
    reply: z.object({ token: z.string() }),
  }),

  forgotPassword: endpoint('POST /auth/forgot-password', {
    summary: 'Sends a link by which another password can be chosen within an hour',
    access: 'anyone',
    body: z.object({ email: Email, captcha: Captcha }),
  }),

  resetPassword: endpoint('POST /auth/reset-password', {
    summary: 'Chooses another password by the token of a link; every session ends',
    access: 'anyone',
    body: z.object({ token: z.string({ error: 'problems:required' }), password: NewPassword }),
  }),

  changePassword: endpoint('PUT /user/password', {
    summary: 'Changes the own password; every other session ends',
    access: 'account',
    body: z.object({ current_password: GivenPassword, new_password: NewPassword }),
  }),
}
