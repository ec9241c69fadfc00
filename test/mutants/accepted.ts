/** A mutant that no test can notice, since the program does the same with it. */
interface Accepted {
  file: string
  /** The line in which it stands. */
  text: string
  mutation: string
  reason: string
}

export const accepted: readonly Accepted[] = []
