import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import { toastOnError } from './errors/toast-on-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Saves a file that comes at once; one that takes longer is on its way, and its id is given to whoever waits for it. */
export function useFileDownload(onAsked?: (id: string) => void) {
  const { t } = useTranslation('common')
  const [isPending, setPending] = useState(false)
  async function download(ask: () => Promise<ExportReply>) {
    setPending(true)
    await toastOnError(async () => {
      const { file, id } = (await ask()).data
      if (file) {
        saveFile(
          file.name,
          Uint8Array.from(atob(file.content), sign => sign.charCodeAt(0)),
          file.type,
        )
        toast.success(t('fileDownloaded', { name: file.name }))
      } else if (id) {
        toast.success(t('filePreparing'))
        onAsked?.(id)
      }
    })
    setPending(false)
  }
  return { download, isPending }
}
