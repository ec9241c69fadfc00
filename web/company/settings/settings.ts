import type { company } from '#shared/company/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { Drafts } from '#web/api/use-drafted-form.ts'

/** The company of the settings. */
export type KnownCompany = ReplyOf<typeof company.showCompany>['data']

/** The props of every section of the settings. */
export interface SettingsProps {
  company: KnownCompany
  drafts: Drafts
}

/** The name of a section's draft. */
export const draftName = ({ id }: KnownCompany, part: string) => `settings.${id}.${part}`
