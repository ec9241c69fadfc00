/** Somebody of the demo company whom one can sign in as. */
export interface Login {
  email: string
  password: string
  name: string
  company: string
  role: string
  note: string
}
