import type { NamesNow } from '#shared/people/audit/audit-in-words.ts'
import { sayAudit } from '#shared/people/audit/say-audit.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { allGroupsOf } from '#functions/company/group-store.ts'
import { keysNamed } from '#functions/company/key-names.ts'
import { members } from '#functions/company/member-store.ts'
import { isKeyId } from '#functions/platform/api-keys.ts'
import { getAll } from '#functions/platform/table.ts'

interface NamesOptions {
  language: Language
  /** Whether groups are named too. */
  withGroups: boolean
  /** Whether somebody who has given no name yet is called by their address. */
  byEmail?: boolean
}

/** People and groups as they are called now; who has been erased, or was never kept, is a former employee. */
export async function namesNow(
  company: string,
  ids: readonly string[],
  { language, withGroups, byEmail = false }: NamesOptions,
): Promise<NamesNow> {
  const [people, keys, groups] = await Promise.all([
    getAll(
      members,
      [...new Set(ids)].filter(id => !isKeyId(id)).map(id => ({ company, id })),
      { mayLag: true },
    ),
    keysNamed(company, ids, { mayLag: true }),
    withGroups ? allGroupsOf(company, { mayLag: true }) : [],
  ])
  const nameOf = new Map([
    ...keys.map(({ id, name }) => [id, sayAudit({ key: 'audit:apiKey', values: { name } }, language)] as const),
    ...people.map(
      ({ id, first_name, last_name, email }) =>
        [
          id,
          say({ key: 'problems:personName', values: { first_name, last_name } }, language).trim() ||
            (byEmail ? email : ''),
        ] as const,
    ),
  ])
  const groupOf = new Map(groups.map(({ id, name }) => [id, name]))
  return {
    person: id => nameOf.get(id) || sayAudit({ key: 'audit:formerEmployee' }, language),
    group: id => groupOf.get(id) ?? id,
  }
}
