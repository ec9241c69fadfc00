import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listTranslations } from '#shared/backoffice/contract/translations/list-translations.ts'
import { publishTranslations } from '#shared/backoffice/contract/translations/publish-translations.ts'
import type { TranslationRow } from '#shared/backoffice/translations/translation-rows.ts'
import { ApiError } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { NewerValue } from '../frame/newer-value.tsx'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { ChangeList } from './change-list.tsx'
import { placeOf, type Pending, type PendingEdit } from './pending.ts'
import styles from './translations.module.css'

interface PublishDialogProps {
  pending: Pending
  onPending: (pending: Pending) => void
  confirmed: Confirmed
  onClose: () => void
}

/** An edit, and what somebody else has published in its place since it was begun. */
interface Overtaken {
  edit: PendingEdit
  now: string | null
}

/** All edits before they are published, and after a refusal what somebody else has published meanwhile. */
export function PublishDialog({ pending, onPending, confirmed, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['contentadmin', 'common'])
  const publishing = useOperatorChange(publishTranslations)
  const [overtaken, setOvertaken] = useState<Overtaken[]>([])
  const [problem, setProblem] = useState<string>()
  const { ask, dialog } = useQuestion()
  const edits = Object.values(pending)
  const labelOf = ({ namespace, key, language }: PendingEdit) => `${namespace}.${key} (${t(language)})`

  async function publish(wanted: Pending) {
    setProblem(undefined)
    setOvertaken([])
    const changes = Object.values(wanted).map(({ language, namespace, key, from, to }) => ({
      language,
      namespace,
      key,
      from,
      to,
    }))
    try {
      const published = await confirmed(() => publishing.change({ body: { changes } }))
      if (!published) return
      onPending({})
      toast.success(t('published', { count: published.data.changed }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const newer = error.status === 409 ? await overtakenOf(Object.values(wanted)).catch(() => []) : []
      setOvertaken(newer)
      if (!newer.length) setProblem(Object.values(error.errors).flat().join(' ') || error.message)
    }
  }

  async function discardAll() {
    const question = { title: t('discardTitle'), confirm: t('discardAll'), isDanger: true }
    if (!(await ask({ ...question, children: t('discardWhy', { count: edits.length }) }))) return
    onPending({})
    onClose()
  }

  function take() {
    const places = new Set(overtaken.map(({ edit }) => placeOfEdit(edit)))
    const left = Object.fromEntries(Object.entries(pending).filter(([place]) => !places.has(place)))
    onPending(left)
    setOvertaken([])
    if (!Object.keys(left).length) onClose()
  }

  function keep() {
    const newer = Object.fromEntries(overtaken.map(({ edit, now }) => [placeOfEdit(edit), { ...edit, from: now }]))
    const wanted = { ...pending, ...newer }
    onPending(wanted)
    void publish(wanted)
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('publishTitle')} size="lg" isDismissable hasCloseButton>
      <div className={styles.dialog}>
        {problem && <Alert tone="danger" title={problem} takesFocus />}
        {overtaken.length > 0 ? (
          <NewerValue
            fields={overtaken.map(({ edit, now }) => ({
              label: labelOf(edit),
              mine: edit.to ?? edit.released,
              theirs: now ?? edit.released,
            }))}
            onTake={take}
            onKeep={keep}
            isPending={publishing.isChanging}
          />
        ) : (
          <p className={styles.quiet}>{t('publishLead')}</p>
        )}
        <ChangeList
          changes={edits.map(edit => ({
            id: placeOfEdit(edit),
            label: labelOf(edit),
            language: edit.language,
            from: edit.from ?? edit.released,
            to: edit.to ?? edit.released,
          }))}
        />
        <div className={styles.acts}>
          <Button size="sm" variant="quiet" icon="trash" onPress={() => void discardAll()}>
            {t('discardAll')}
          </Button>
        </div>
      </div>
      {dialog}
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="primary"
          isDisabled={overtaken.length > 0}
          isPending={publishing.isChanging}
          onPress={() => void publish(pending)}
        >
          {t('publishConfirm')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const placeOfEdit = ({ language, namespace, key }: PendingEdit) => placeOf(language, `${namespace}:${key}`)

/** Which edits are of sentences that are published otherwise by now than when they were begun. */
async function overtakenOf(edits: readonly PendingEdit[]): Promise<Overtaken[]> {
  const namespaces = [...new Set(edits.map(({ namespace }) => namespace))]
  const rows = new Map((await Promise.all(namespaces.map(allRowsOf))).flat().map(row => [row.id, row]))
  return edits.flatMap(edit => {
    const row = rows.get(`${edit.namespace}:${edit.key}`)
    return row && row[edit.language].edited !== edit.from ? [{ edit, now: row[edit.language].edited }] : []
  })
}

async function allRowsOf(namespace: string): Promise<TranslationRow[]> {
  const rows: TranslationRow[] = []
  let cursor: string | null = null
  do {
    const page: { data: TranslationRow[]; next: string | null } = await call(listTranslations, {
      query: { namespace, ...(cursor !== null && { cursor }) },
    })
    rows.push(...page.data)
    cursor = page.next
  } while (cursor !== null)
  return rows
}
