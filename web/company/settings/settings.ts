import type { company } from '#shared/company/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { Drafts } from '#web/api/use-drafted-form.ts'

/** A company as its settings show it. */
export type KnownCompany = ReplyOf<typeof company.showCompany>['data']

/** What every part of the settings takes. */
export interface SettingsProps {
  company: KnownCompany
  drafts: Drafts
}

/** Under which name a part of a company's settings keeps what is typed. */
export const draftName = ({ id }: KnownCompany, part: string) => `settings.${id}.${part}`
