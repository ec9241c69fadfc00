import { useTranslation } from 'react-i18next'
import { openDocument } from '#shared/leave/contract/document/open-document.ts'
import { removeDocument } from '#shared/leave/contract/document/remove-document.ts'
import type { DocumentView } from '#shared/leave/view/document-view.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { openFile } from '#web/ui/files/open-file.ts'
import { sizeInWords } from '#web/ui/files/size-in-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './documents.module.css'

interface DocumentRowProps {
  request: string
  document: DocumentView
  mayRemove: boolean
}

/** A document to be saved, or that one was here. */
export function DocumentRow({ request, document, mayRemove }: DocumentRowProps) {
  const { t, i18n } = useTranslation('request')
  const { moment } = useDates()
  const { change, isChanging } = useChange(removeDocument)
  const path = { id: request, documentId: document.id }
  const { file, erased, by, at } = document
  if (!file)
    return (
      <li className={styles.row}>
        <span className={styles.erased}>
          {erased?.by
            ? t('documentRemovedBy', { name: personName(erased.by, i18n.language), at: moment(erased.at) })
            : t('documentErased', { at: moment(erased?.at ?? at) })}
        </span>
      </li>
    )

  // Addresses are good for a minute, so each download has its own.
  const save = () => toastOnError(async () => openFile((await call(openDocument, { path })).data.address))
  const remove = () =>
    toastOnError(async () => {
      await change({ path })
      toast.success(t('documentRemoved'))
    })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <button type="button" className={styles.open} title={file.name} onClick={() => void save()}>
          <Icon name="download" size="sm" />
          <span className="visually-hidden">{t('documentSave')} </span>
          <span className={styles.name}>{file.name}</span>
        </button>
        <small>
          {[sizeInWords(file.size, i18n.language), personName(by, i18n.language), moment(at)]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      {mayRemove && (
        <IconButton
          icon="trash"
          size="sm"
          name={t('documentRemove', { name: file.name })}
          isPending={isChanging}
          onPress={() => void remove()}
        />
      )}
    </li>
  )
}
