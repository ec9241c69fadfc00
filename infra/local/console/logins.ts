/** A login of the demo companies. */
export interface Login {
  email: string
  password: string
  name: string
  company: string
  role: string
  note: string
}
