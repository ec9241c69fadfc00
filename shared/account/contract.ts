import { changePassword } from './contract/change-password.ts'
import { forgotPassword } from './contract/forgot-password.ts'
import { logIn } from './contract/log-in.ts'
import { logOut } from './contract/log-out.ts'
import { refreshToken } from './contract/refresh-token.ts'
import { register } from './contract/register.ts'
import { resetPassword } from './contract/reset-password.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const account = {
  register,
  logIn,
  logOut,
  refreshToken,
  forgotPassword,
  resetPassword,
  changePassword,
}
