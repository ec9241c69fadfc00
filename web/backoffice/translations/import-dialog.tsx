import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importTranslations } from '#shared/backoffice/contract/translations/import-translations.ts'
import { previewImport } from '#shared/backoffice/contract/translations/preview-import.ts'
import { largestSentFile, type SentFile } from '#shared/backoffice/sent-file.ts'
import { ApiError, type ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FileButton } from '#web/ui/button/file-button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { sentFileOf } from '../frame/sent-file.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { ChangeList } from './change-list.tsx'
import styles from './translations.module.css'

type Preview = ReplyOf<typeof previewImport>['data']

const said = ({ errors, message }: ApiError) => Object.values(errors).flat().join(' ') || message

/** A file of translations: what is wrong with it, or what it changes, and then all of it at once. */
export function ImportDialog({ confirmed, onClose }: { confirmed: Confirmed; onClose: () => void }) {
  const { t } = useTranslation(['contentadmin', 'common'])
  const importing = useOperatorChange(importTranslations)
  const [read, setRead] = useState<{ file: SentFile; preview: Preview }>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function look(file: SentFile) {
    setReading(true)
    setRead(undefined)
    try {
      setRead({ file, preview: (await call(previewImport, { body: file })).data })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(said(error))
    } finally {
      setReading(false)
    }
  }

  async function choose(file: File) {
    setProblem(undefined)
    setRead(undefined)
    if (file.size > largestSentFile) setProblem(t('fileTooLarge', { most: largestSentFile / 1e6 }))
    else await look(await sentFileOf(file))
  }

  async function takeOver({ file, preview }: { file: SentFile; preview: Preview }) {
    setProblem(undefined)
    try {
      const taken = await confirmed(() => importing.change({ body: { ...file, version: preview.version } }))
      if (!taken) return
      toast.success(t('imported', { count: taken.data.changed }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.status === 409 ? t('importAgain') : said(error))
      if (error.status === 409) await look(file)
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('importTitle')} size="lg" hasCloseButton>
      <div className={styles.dialog}>
        <p className={styles.quiet}>{t('importLead')}</p>
        {problem && <Alert tone="danger" title={problem} takesFocus />}
        <div>
          <FileButton accept=".json" isPending={isReading} onChoose={([file]) => void choose(file!)}>
            {t('file')}
          </FileButton>
        </div>
        {isReading && <SkeletonRows rows={4} />}
        {read && <Changes preview={read.preview} />}
      </div>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        {read && read.preview.count > 0 && (
          <Button variant="primary" isPending={importing.isChanging} onPress={() => void takeOver(read)}>
            {t('importConfirm', { count: read.preview.count })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Changes({ preview: { language, count, changes } }: { preview: Preview }) {
  const { t } = useTranslation('contentadmin')
  if (!count) return <Alert tone="success">{t('importNothing')}</Alert>
  return (
    <>
      <p role="status">
        <strong>{t('importChanges', { count, language: t(language) })}</strong>
      </p>
      <ChangeList
        changes={changes.map(({ namespace, key, from, to }) => ({
          id: `${namespace}:${key}`,
          label: `${namespace}.${key}`,
          language,
          from,
          to,
        }))}
      />
      {count > changes.length && <p className={styles.quiet}>{t('importMore', { count: count - changes.length })}</p>}
    </>
  )
}
