import { loadDirectory } from '#functions/company/directory.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { buildPart } from './register-absences.ts'
import { absenceRegisters, partOf } from './register-store.ts'
import { asRegisterMessage, type RegisterTask } from './register-task.ts'

/** Registers the absences of everybody in a company, part by part; those that are there already stay as they are. */
export async function buildRegister({ company, after = '' }: Pick<RegisterTask, 'company' | 'after'>): Promise<void> {
  const people = [...(await loadDirectory(company)).keys()]
  const began = performance.now()
  for (const part of [...new Set(people.map(partOf))].sort().filter(part => part > after)) {
    await buildPart(
      company,
      part,
      people.filter(id => partOf(id) === part),
    )
    if (performance.now() - began > messageTime) return enqueueTasks([asRegisterMessage({ company, after: part })])
  }
  await retryOnConflict(async () => {
    const register = await get(absenceRegisters, { company })
    if (register && !register.is_built) await commit(replace(absenceRegisters, { ...register, is_built: true }))
  })
}
