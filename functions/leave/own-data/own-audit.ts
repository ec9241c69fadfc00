import type { AuditEntry } from '#shared/company/audit/audit-entry.ts'
import { auditChangeInWords, makerInWords, type NamesNow } from '#shared/people/audit/audit-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { auditEntries, auditPartition, placeOf } from '#functions/company/audit-store.ts'
import { list } from '#functions/platform/table.ts'

/** The entries that are read together. */
const ofPage = 1000

/** The entries of a company's audit log that somebody has made or that are about them. No index has who did something, so it is read whole. */
export async function auditOf({ company, member }: { company: string; member: string }): Promise<AuditEntry[]> {
  const own: AuditEntry[] = []
  for (let from = '0'; ;) {
    const between = [from, '9'] as const
    const page = await list(auditEntries, { pk: auditPartition(company), between, mayLag: true, atMost: ofPage })
    own.push(...page.filter(({ by, subject }) => by === member || subject === member))
    const last = page.at(-1)
    if (!last || page.length < ofPage) return own
    from = `${placeOf(last)}~`
  }
}

/** An entry as its maker or subject may have it; of what they did with others it does not say what it changed. */
export function auditView(entry: AuditEntry, member: string, language: Language, names: NamesNow) {
  const { at, by, act, about, subject, name, changes, request } = entry
  const isOfOthers = about === 'person' && subject !== member
  return {
    at: new Date(at * 1000).toISOString(),
    by: by === null ? null : makerInWords(entry, language, names),
    act,
    about,
    name: about === 'person' ? names.person(subject) : (name ?? null),
    ...(!isOfOthers && { changes: changes.map(change => auditChangeInWords(change, act, language, names)) }),
    ...(!isOfOthers && request && { request }),
  }
}
