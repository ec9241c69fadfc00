import { EmploymentTerms, newEmploymentTerms } from '#shared/people/model.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'

/** Leave requests check its version, so that a change of the terms makes concurrent decisions conflict. */
export const terms: Kind<EmploymentTerms, { company: string; member: string }> = {
  name: 'EmploymentTerms',
  schema: EmploymentTerms,
  key: whose => ({ pk: memberPartition(whose), sk: 'TERMS' }),
}

export async function termsOf(whose: { company: string; member: string }): Promise<Stored<EmploymentTerms>> {
  return (await get(terms, whose)) ?? unstored(newEmploymentTerms(whose))
}
