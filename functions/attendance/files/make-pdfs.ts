import { zipSync } from 'fflate'
import { calendarOf } from '#functions/company/calendar-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { exportFiles } from '#functions/platform/exports.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { FileExport } from '#shared/attendance/file-export.ts'
import { fileExports, folderOf } from '../file-export-store.ts'
import { asFileMessage } from '../file-task.ts'
import { isHere, peopleToFile } from '../people-to-file.ts'
import { leaveCards } from '../papers/leave-cards.ts'
import { makeCards } from '../papers/make-papers.ts'
import { filedSheets } from './filed-sheets.ts'
import { makeAttendance } from './make-attendance.ts'
import { store, type Asker } from './store-file.ts'

/** How many people's pages are one PDF, which a function has time for. */
const together = 50

/** The milliseconds after which a message leaves the rest to another one. */
const longest = 10_000

/** Makes the sheets or leave cards of many people as a ZIP of PDFs of fifty each, step by step: what is made lies in the bucket until all of it is. */
export async function makePdfs(known: Stored<FileExport>, asker: Asker, now: Now): Promise<void> {
  const began = performance.now()
  const ids = await idsOf(known, asker, now)
  let file = known
  while (file.done < ids.length) {
    if (performance.now() - began > longest) return goOn(file)
    const some = ids.slice(file.done, file.done + together)
    const bytes = await pdfOf(some, file, asker, now)
    await exportFiles.put(partKey(file, file.done), bytes, {
      type: 'application/pdf',
      cacheControl: 'private, no-store',
    })
    const next = { ...file, done: file.done + some.length }
    await commit(replace(fileExports, next))
    file = { ...next, _version: file._version + 1 }
  }
  const parts: Record<string, [Uint8Array, { level: 0 }]> = {}
  const name = file.name.replace(/\.zip$/, '')
  for (let done = 0, part = 1; done < ids.length; done += together, part += 1) {
    const bytes = await exportFiles.get(partKey(file, done))
    if (bytes) parts[`${name}-${String(part).padStart(2, '0')}.pdf`] = [bytes, { level: 0 }]
  }
  await store(file, { bytes: zipSync(parts), type: 'application/zip' })
}

const goOn = ({ company, member, id, done }: FileExport) => enqueueTasks([asFileMessage({ company, member, id, done })])

const partKey = (file: FileExport, done: number) => `${folderOf(file)}${done}.pdf`

/** The ids of the people in their order, which is kept beside the parts, so that nobody is left out where somebody comes or goes meanwhile. */
async function idsOf(file: FileExport, { actor }: Asker, now: Now): Promise<string[]> {
  const key = `${folderOf(file)}people.json`
  const kept = await exportFiles.get(key)
  if (kept) return JSON.parse(Buffer.from(kept).toString()) as string[]
  const { group, ids } = file.asked
  const people = (await peopleToFile({ actor, now }, { group, ids }, file.language)).filter(isHere)
  const inOrder = people.map(({ member }) => member.id)
  await exportFiles.put(key, JSON.stringify(inOrder), { type: 'application/json' })
  return inOrder
}

async function pdfOf(some: readonly string[], { company, language, asked }: FileExport, asker: Asker, now: Now) {
  const { actor, companyName } = asker
  const [people, calendar] = await Promise.all([
    peopleToFile({ actor, now }, { ids: some.join(',') }, language),
    calendarOf(company),
  ])
  if (asked.what === 'leave_cards') {
    const cards = await leaveCards(people.filter(isHere), { ...asker, now, language, year: asked.year })
    return (await makeCards(cards, language)).bytes
  }
  if (asked.what !== 'attendance') throw new Error('a payroll is not made as PDF')
  const sheets = await filedSheets(calendar, people, { month: asked.month, today: now.today, language })
  return (await makeAttendance(sheets, { companyName, format: 'pdf', language })).bytes
}
