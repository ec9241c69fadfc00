import { SecondFactors, noSecondFactors } from '#shared/account/second-factor.ts'
import { secondFactorsKey } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'

export const secondFactors: Kind<SecondFactors, { account: string }> = {
  name: 'SecondFactors',
  schema: SecondFactors,
  key: secondFactorsKey,
}

/** The second factors of an account, which may be none. */
export const secondFactorsOf = async (account: string): Promise<Stored<SecondFactors>> =>
  (await get(secondFactors, { account })) ?? unstored(noSecondFactors(account))
