import type { SecondFactorsView } from '#shared/account/contract/second-factor/show-second-factors.ts'

/** Whether signing in takes a second step. */
export const isOn = ({ authenticator, passkeys }: SecondFactorsView) => authenticator !== null || passkeys.length > 0

/** What the cards of the factors share. */
export interface FactorProps {
  factors: SecondFactorsView
  /** Whether the selected company opens only with a second factor. */
  isRequired: boolean
  /** Does what takes a confirmed identity, tells of a refusal, and loads the factors again. */
  change: <T>(act: () => Promise<T>) => Promise<T | undefined>
  /** Shows recovery codes, where new ones were made. */
  onCodes: (codes: readonly string[]) => void
}
