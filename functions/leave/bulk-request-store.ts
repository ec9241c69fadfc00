import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { getAll, getBatch, insert, list, lookup, type Write } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import {
  BulkPeople,
  BulkProgress,
  BulkRequest,
  BulkResult,
  BulkRows,
  isUndoable,
  type BulkRow,
} from '#shared/leave/bulk-request.ts'
import type { BulkRequestView } from '#shared/leave/view/bulk-request-view.ts'
import type { BulkSummary } from '#shared/leave/view/bulk-summary.ts'

interface Named {
  company: string
  bulk: string
}

const partition = ({ company, bulk }: Named) => `${companyPartition(company)}#BULK#${bulk}`
const expires = ({ expires_at }: { expires_at: number }) => expires_at

/** The bulk requests of a company in the index, in the order of their beginning. */
export const bulkIn = (company: string) => `${companyPartition(company)}#BULKS`

export const bulkRequests: Kind<BulkRequest, Pick<BulkRequest, 'company' | 'id'>> = {
  name: 'BulkRequest',
  schema: BulkRequest,
  key: ({ company, id }) => ({ pk: partition({ company, bulk: id }), sk: 'BULK' }),
  index1: ({ company, id }) => ({ pk: bulkIn(company), sk: id }),
  expires,
}

export const bulkProgress: Kind<BulkProgress, Named> = {
  name: 'BulkProgress',
  schema: BulkProgress,
  key: named => ({ pk: partition(named), sk: 'PROGRESS' }),
  expires,
}

export const bulkPeople: Kind<BulkPeople, Named & { part: string }> = {
  name: 'BulkPeople',
  schema: BulkPeople,
  key: named => ({ pk: partition(named), sk: `PEOPLE#${named.part}` }),
  expires,
}

export const bulkRows: Kind<BulkRows, Named & { part: string }> = {
  name: 'BulkRows',
  schema: BulkRows,
  key: named => ({ pk: partition(named), sk: `ROWS#${named.part}` }),
  expires,
}

export const bulkResults: Kind<BulkResult, Named & { place: string }> = {
  name: 'BulkResult',
  schema: BulkResult,
  key: named => ({ pk: partition(named), sk: `RESULT#${named.place}` }),
  expires,
}

/** Retention in seconds: thirty days. What was booked says for good who assigned it. */
const retention = 30 * 24 * 3600

/** How many ids one item holds. */
const peopleOfPart = 500

/** A number as a part of a key, so that keys are in the order of the numbers. */
export const inOrder = (number: number) => String(number).padStart(5, '0')

/** Where the people of a place are: the part and the place within it. */
export const partOf = (place: number) => ({
  part: inOrder(Math.floor(place / peopleOfPart)),
  within: place % peopleOfPart,
})

/** The writes of a new bulk request; its insert begins the booking, by way of the stream. */
export function insertBulkRequest(
  request: Omit<BulkRequest, 'total' | 'undone_by' | 'expires_at'>,
  people: readonly string[],
): { view: BulkRequestView; writes: Write[] } {
  const { company, id: bulk } = request
  const shared = { expires_at: request.created_at + retention }
  const order = { ...request, ...shared, total: people.length, undone_by: null }
  const progress = { ...shared, company, bulk, status: 'booking' as const, reached: 0, booked: 0 }
  const parts = Array.from({ length: Math.ceil(people.length / peopleOfPart) }, (_, part) => ({
    ...shared,
    company,
    bulk,
    part: inOrder(part),
    people: people.slice(part * peopleOfPart, (part + 1) * peopleOfPart),
  }))
  const writes = [
    insert(bulkRequests, order),
    insert(bulkProgress, progress),
    ...parts.map(part => insert(bulkPeople, part)),
  ]
  return { view: bulkView(order, progress), writes }
}

/** How many rows of an import one item holds. */
const rowsOfPart = 100

/** Where the row of a place is: the part, the place within it, and whether it is the last of the part. */
export const rowAt = (place: number, total: number) => ({
  part: inOrder(Math.floor(place / rowsOfPart)),
  within: place % rowsOfPart,
  isLastOfPart: (place + 1) % rowsOfPart === 0 || place + 1 === total,
})

/** The writes of a new import: each part of its rows, and last the request, whose insert begins it. */
export function insertImport(
  request: Omit<BulkRequest, 'total' | 'undone_by' | 'expires_at' | 'draft'>,
  rows: readonly BulkRow[],
): { view: BulkRequestView; writes: Write[] } {
  const { company, id: bulk, created_at } = request
  const { view, writes } = insertBulkRequest(
    request,
    rows.map(({ id }) => id),
  )
  const parts = Array.from({ length: Math.ceil(rows.length / rowsOfPart) }, (_, part) =>
    insert(bulkRows, {
      company,
      bulk,
      part: inOrder(part),
      rows: rows.slice(part * rowsOfPart, (part + 1) * rowsOfPart),
      expires_at: created_at + retention,
    }),
  )
  return { view, writes: [...parts, ...writes] }
}

export interface StoredBulk {
  request: Stored<BulkRequest>
  progress: Stored<BulkProgress>
}

/** @throws Problem `notFound`, also for one of another company */
export async function bulkOf(company: string, id: string): Promise<StoredBulk> {
  const [request, progress] = await getBatch(
    lookup(bulkRequests, { company, id }),
    lookup(bulkProgress, { company, bulk: id }),
  )
  if (!request || !progress) throw new Problem('notFound')
  return { request, progress }
}

/** The results so far, in the order of booking. */
export const resultsOf = (named: Named): Promise<Stored<BulkResult>[]> =>
  list(bulkResults, { pk: partition(named), prefix: 'RESULT#' })

/** How many bulk requests are listed. */
const mostListed = 50

/** The latest bulk requests of a company, the newest first, read from an eventually consistent index. */
export async function latestBulks(company: string): Promise<StoredBulk[]> {
  const requests = await list(bulkRequests, { pk: bulkIn(company), index: 1, newestFirst: true, atMost: mostListed })
  const known = await getAll(
    bulkProgress,
    requests.map(({ id: bulk }) => ({ company, bulk })),
  )
  const progressOf = new Map(known.map(progress => [progress.bulk, progress]))
  return requests.flatMap(request => {
    const progress = progressOf.get(request.id)
    return progress ? [{ request, progress }] : []
  })
}

export const bulkSummary = ({ request, progress }: StoredBulk): BulkSummary => {
  const { change, draft, by, created_at, undone_by } = request
  return {
    ...bulkView(request, progress),
    kind: change ? 'change' : draft ? 'leave' : 'import',
    ...(change && { change }),
    by,
    created_at,
    can_undo: isUndoable(request) && undone_by === null,
  }
}

export const bulkView = (
  { id, total }: Pick<BulkRequest, 'id' | 'total'>,
  { status, reached, booked }: Pick<BulkProgress, 'status' | 'reached' | 'booked'>,
): BulkRequestView => ({ bulk_id: id, status, total, done: reached, booked })
