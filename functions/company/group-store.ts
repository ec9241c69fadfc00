import { Group } from '#shared/company/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'

export const groups: Kind<Group, { company: string; id: string }> = {
  name: 'Group',
  schema: Group,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `GROUP#${id}` }),
}

export const groupsOf = (company: string) => list(groups, { pk: companyPartition(company), prefix: 'GROUP#' })
