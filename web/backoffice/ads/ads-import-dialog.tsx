import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linesBeyond } from '#shared/backoffice/ads/ad-changes.ts'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { previewAds } from '#shared/backoffice/contract/ads/preview-ads.ts'
import { largestSentFile } from '#shared/backoffice/sent-file.ts'
import { ApiError } from '#shared/contract/client.ts'
import type { AdEntry } from '#shared/site/content/ads.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FileButton } from '#web/ui/button/file-button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { sentFileOf } from '../frame/sent-file.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import styles from './ads.module.css'

interface AdsImportDialogProps {
  entries: readonly AdEntry[]
  version: number
  onClose: () => void
}

const said = ({ errors, message }: ApiError) => Object.values(errors).flat().join(' ') || message

/** The lines of a file in place of those that are there, or beside them, after a look at what comes and goes. */
export function AdsImportDialog({ entries, version, onClose }: AdsImportDialogProps) {
  const { t } = useTranslation(['contentadmin', 'common'])
  const changing = useOperatorChange(changeAds)
  const [read, setRead] = useState<{ name: string; entries: AdEntry[] }>()
  const [how, setHow] = useState<'replace' | 'append'>('replace')
  const [problem, setProblem] = useState<string>()
  const after = read && (how === 'replace' ? read.entries : [...entries, ...linesNotIn(entries, read.entries)])
  const [come, go] = after ? [linesBeyond(after, entries), linesBeyond(entries, after)] : [[], []]

  async function choose(file: File) {
    setProblem(undefined)
    setRead(undefined)
    if (file.size > largestSentFile) return setProblem(t('fileTooLarge', { most: largestSentFile / 1e6 }))
    try {
      const { data } = await call(previewAds, { body: await sentFileOf(file) })
      setRead({ name: file.name, entries: data.entries })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(said(error))
    }
  }

  async function takeOver(name: string, lines: AdEntry[]) {
    setProblem(undefined)
    try {
      await changing.change({ body: { entries: lines, version, file: name } })
      toast.success(t('adsImported'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(said(error))
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('adsImportTitle')} size="md" hasCloseButton>
      <div className={styles.dialog}>
        <p className={styles.quiet}>{t('adsImportLead')}</p>
        {problem && <Alert tone="danger" title={problem} takesFocus />}
        <div>
          <FileButton accept=".txt,.csv" onChoose={([file]) => void choose(file!)}>
            {t('file')}
          </FileButton>
        </div>
        {read && (
          <>
            <div className={styles.how}>
              <span>{t('adsHow')}</span>
              <SegmentedControl
                label={t('adsHow')}
                value={how}
                onChange={setHow}
                options={[
                  { value: 'replace', label: t('adsReplace') },
                  { value: 'append', label: t('adsAppend') },
                ]}
              />
            </div>
            {!come.length && !go.length && <Alert>{t('adsSame')}</Alert>}
            <Lines title={t('adsCome', { count: come.length })} lines={come} />
            <Lines title={t('adsGo', { count: go.length })} lines={go} />
          </>
        )}
      </div>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        {read && after && come.length + go.length > 0 && (
          <Button variant="primary" isPending={changing.isChanging} onPress={() => void takeOver(read.name, after)}>
            {t('adsImportConfirm')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** Of some lines those that are not there yet. */
const linesNotIn = (entries: readonly AdEntry[], lines: readonly AdEntry[]) => {
  const there = new Set(entries.map(({ content }) => content))
  return lines.filter(({ content }) => !there.has(content))
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <section className={styles.lines}>
      <h3>{title}</h3>
      <textarea readOnly aria-label={title} rows={Math.min(8, lines.length)} value={lines.join('\n')} />
    </section>
  )
}
