import * as z from 'zod/mini'
import { Group } from '#shared/company/model.ts'
import { plainName } from '#shared/company/rules.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list, type ListQuery } from '#functions/platform/table.ts'

export const groups: Kind<Group, { company: string; id: string }> = {
  name: 'Group',
  schema: Group,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `GROUP#${id}` }),
}

/** A name that a group has; its insert keeps names unique, however many groups are added at once. */
const GroupName = z.object({ company: z.string(), name: z.string(), group: z.string() })

export const groupNames: Kind<z.infer<typeof GroupName>, { company: string; name: string }> = {
  name: 'GroupName',
  schema: GroupName,
  key: ({ company, name }) => ({ pk: companyPartition(company), sk: `GROUP_NAME#${plainName(name)}` }),
}

/** The groups of a company, dissolved ones included. */
export const allGroupsOf = (company: string, options: Pick<ListQuery, 'mayLag'> = {}) =>
  list(groups, { pk: companyPartition(company), prefix: 'GROUP#', ...options })

export const groupsOf = async (company: string, options: Pick<ListQuery, 'mayLag'> = {}) =>
  (await allGroupsOf(company, options)).filter(isKept)

export const isKept = ({ dissolution }: Pick<Group, 'dissolution'>) => dissolution === null
