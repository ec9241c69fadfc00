/** A login of the demo companies, or of whoever runs the service. */
export interface Login {
  email: string
  password: string
  name: string
  company: string
  role: string
  note: string
  /** The secret of the authenticator app (base32) whose code is asked for after the password. */
  authenticator?: string
}
