import { countAttempt } from '#functions/account/throttle.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import { askedFile } from '#shared/attendance/file-export.ts'
import { fileExports } from './file-export-store.ts'

type Asked = Pick<Parameters<typeof askedFile>[0], 'asked' | 'name' | 'people'>

/**
 * Keeps that somebody asks for a file, which a task makes. All companies share those who make files, so that a day has room for as many
 * as anybody needs and no more. @throws Problem `tooMany`
 */
export async function askForFile(
  wanted: Asked,
  { actor, now, language, once, perCall }: Pick<RequestContext, 'actor' | 'now' | 'language' | 'once' | 'perCall'>,
): Promise<ExportReply> {
  const { company, user: member, account } = actor
  await countAttempt('fileExport', { whose: account }, { now, perCall })
  const file = askedFile({ company, member, id: newSecretId(), language, ...wanted }, now)
  const reply = { data: { file: null, id: file.id } }
  await commit(insert(fileExports, file), ...once(reply))
  return reply
}
