import { auditPartition } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { directoryPartition } from '#functions/company/directory-store.ts'
import { erasures, type Erasure } from '#functions/company/erasure-store.ts'
import { memberPrefix } from '#functions/company/member-store.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { apiKeys, apiKeyUses } from '#functions/platform/api-keys.ts'
import { exportFiles } from '#functions/platform/exports.ts'
import { companyPartition, slackWorkspaceKey } from '#functions/platform/keys.ts'
import type { Attributes, Key, Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { check, commit, getBatch, get, insert, itemAt, itemsIn, lookup, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { addMonths, type Day } from '#shared/calendar/day.ts'
import { isErasureDue } from '#shared/company/deletion.ts'
import { absencesPartition } from './absence-register/register-store.ts'
import { bulkIn, bulkRequests } from './bulk-request-store.ts'
import { deleteDocumentsIn } from './document-files.ts'
import { erasePerson } from './erase-person.ts'
import { eraseItems } from './erased-items.ts'
import { asErasureMessage, type ErasureTask } from './erasure-task.ts'
import { awayIn } from './leave-store.ts'

/** How long a step waits while others change the same, in milliseconds; after that the message is delivered again. */
const patience = 5_000

/**
 * Erases a company that is due on a day, step by step. Each step looks for what is left and deletes it together with the count in the proof,
 * so that a message that is delivered twice, late or stopped counts nothing twice and leaves out nothing.
 */
export async function eraseCompany({ company, day }: Pick<ErasureTask, 'company' | 'day'>): Promise<void> {
  await retryOnConflict(() => begin(company, day), patience)
  const began = performance.now()
  for (;;) {
    const isOver = await retryOnConflict(() => step(company), patience)
    if (isOver) return
    if (performance.now() - began > messageTime) return enqueueTasks([asErasureMessage({ company, day })])
  }
}

/** Takes down that the erasure has begun, in one transaction with the check that nobody has restored the company. */
async function begin(id: string, day: Day) {
  const [erasure, company] = await getBatch(lookup(erasures, { company: id }), lookup(companies, { id }))
  if (erasure || !company || company.erase_on === null || !isErasureDue(company, day)) return
  const begun: Erasure = {
    company: id,
    erase_on: company.erase_on,
    began_at: nowAt(new Date()).seconds,
    ended_at: null,
    items: {},
    files: {},
    months: null,
  }
  await commit(insert(erasures, begun), check(companies, company))
}

/** Erases the next part of what is left; whether there is nothing left. */
async function step(company: string): Promise<boolean> {
  const erasure = await get(erasures, { company })
  if (!erasure || erasure.ended_at !== null) return true
  const [member] = await itemsIn({ pk: companyPartition(company), prefix: memberPrefix }, 1)
  if (member) await erasePerson(erasure, member)
  else if (!(await eraseFiles(erasure)) && !(await eraseMonth(erasure)) && !(await eraseShared(erasure)))
    await commit(replace(erasures, { ...erasure, ended_at: nowAt(new Date()).seconds }))
  return false
}

/** Erases exports and documents, since pictures went with their accounts; whether there were any. Those of a step that was stopped before it was counted are missing in the count. */
async function eraseFiles(erasure: Stored<Erasure>): Promise<boolean> {
  const { company } = erasure
  const [copies, papers] = await Promise.all([exportFiles.deleteAll(`exports/${company}/`), deleteDocumentsIn(company)])
  if (copies + papers === 0) return false
  const { exports = 0, documents = 0 } = erasure.files
  const files = {
    ...erasure.files,
    ...(copies && { exports: exports + copies }),
    ...(papers && { documents: documents + papers }),
  }
  await commit(replace(erasures, { ...erasure, files }))
  return true
}

/** Erases what is left in the team calendar, month by month; whether a month is left to look at. */
async function eraseMonth(erasure: Stored<Erasure>): Promise<boolean> {
  const { company, months } = erasure
  if (!months) return false
  const items = await itemsIn({ pk: awayIn(company, months.from) })
  if (items.length) await eraseItems(erasure, items)
  else {
    const from = monthAfter(months.from)
    await commit(replace(erasures, { ...erasure, months: from > months.to ? null : { ...months, from } }))
  }
  return true
}

const monthAfter = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7)

/** The kinds by whose items an index finds the rest of a partition. */
const found: readonly unknown[] = [bulkRequests.name, companies.name]

/**
 * Erases what belongs to nobody alone: bulk requests, the audit log, the directory, the register of absences, and last the company itself; whether something was found.
 * The item by which the others are found goes after them, so that whatever stops the erasure, a later day finds what is left.
 */
async function eraseShared(erasure: Stored<Erasure>): Promise<boolean> {
  const { company } = erasure
  const bulks = await itemsIn({ pk: bulkIn(company), index: 1 })
  const partitions = [
    ...bulks.map(({ _pk }) => String(_pk)),
    auditPartition(company),
    directoryPartition(company),
    absencesPartition(company),
    companyPartition(company),
  ]
  for (const pk of partitions) {
    const items = await itemsIn({ pk })
    if (items.length) {
      const others = items.filter(({ _kind }) => !found.includes(_kind))
      await eraseItems(erasure, others.length ? await withWhatTheyFind(others) : items)
      return true
    }
  }
  return false
}

/** The most items that are erased together with what they find. */
const mostWithFound = 45

/** Items with what nothing but they find: when a key was used last, and which company a Slack workspace is connected with. */
async function withWhatTheyFind(items: readonly Attributes[]): Promise<Attributes[]> {
  const finding = items.filter(item => foundBy(item))
  if (!finding.length) return [...items]
  const some = finding.slice(0, mostWithFound)
  const found = await Promise.all(some.map(item => itemAt(foundBy(item)!)))
  // A workspace may be connected with another company by now.
  const company = some[0]?.company
  return [...some, ...found.flatMap(item => (item && (item.company ?? company) === company ? [item] : []))]
}

function foundBy({ _kind, id, team }: Attributes): Key | undefined {
  if (_kind === apiKeys.name) return apiKeyUses.key({ key: String(id) })
  return _kind === 'SlackConnection' ? slackWorkspaceKey({ team: String(team) }) : undefined
}
