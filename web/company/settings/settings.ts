import type { company } from '#shared/company/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'

/** The company of the settings. */
export type KnownCompany = ReplyOf<typeof company.showCompany>['data']

/** The props of every section of the settings. */
export interface SettingsProps {
  company: KnownCompany
}
