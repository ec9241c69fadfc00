import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { fileExports } from './file-export-store.ts'
import { asFileMessage } from './file-task.ts'

/** Begins to make a file that somebody has asked for. */
export async function makeFileOnChange(change: Change) {
  const { before, after } = changeOf(fileExports, change) ?? {}
  if (!after || before) return
  const { company, member, id } = after
  await enqueueTasks([asFileMessage({ company, member, id, done: 0 })])
}
