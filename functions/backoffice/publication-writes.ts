import { inEntries, listsAfter, roomObstacle } from '#shared/backoffice/translations/publication.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import type { SentenceChange } from '#shared/site/translations/edit.ts'
import { languages, type Language } from '#shared/words/language.ts'
import type { Write } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { editedWrites, type TranslationsNow } from './translation-store.ts'

/** How the log calls a language. */
const names: Record<Language, string> = { hu: 'Magyar', en: 'English' }

/** The writes by which edited sentences are said, with their entries of the log. @throws Problem where they have no room */
export function publicationWrites(
  known: TranslationsNow,
  changes: Record<Language, readonly SentenceChange[]>,
  act: 'published' | 'imported',
  by: { actor: { account: string }; now: { seconds: number } },
): Write[] {
  const lists = listsAfter(known.released, known.edits, changes)
  throwIfProblem(roomObstacle(known.edits, lists))
  return [
    ...editedWrites(known, lists, by.now.seconds),
    ...languages.flatMap(language =>
      inEntries(changes[language]).flatMap(part =>
        auditedByOperator(by, {
          area: 'translations',
          act,
          subject: { id: language, name: names[language] },
          changes: part.map(({ namespace, key, from, to }) => ({
            field: `${namespace}:${key}`,
            before: from.slice(0, 2000) || null,
            after: to.slice(0, 2000) || null,
          })),
        }),
      ),
    ),
  ]
}
