import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mostDocuments } from '#shared/leave/document/request-document.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { sizeInWords } from '#web/ui/files/size-in-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from '../../documents/documents.module.css'
import { FileChooser } from '../../documents/file-chooser.tsx'
import type { DocumentChoice } from './use-document-choice.ts'

interface DocumentsFieldProps {
  choice: DocumentChoice
  /** Whether files are chosen here, and not beside the comment. */
  hasChooser: boolean
}

/** Which document the law wants with a type; others are called by nothing but documents. */
const askedByLaw: Partial<Record<number, 'documentAskedSick' | 'documentAskedCaregiver'>> = {
  [leaveTypeIds.sick]: 'documentAskedSick',
  [leaveTypeIds.caregiver]: 'documentAskedCaregiver',
}

/** The files that go with a request, and what is asked for: nobody needs them to ask. */
export function DocumentsField({ choice, hasChooser }: DocumentsFieldProps) {
  const { t, i18n } = useTranslation(['request', 'problems'])
  const { typeId, isAsked, files, refused, hintId, choose, leaveOut } = choice
  const label = useId()
  return (
    <div role="group" aria-labelledby={label} className={styles.field}>
      <span id={label} className={styles.label}>
        {t('documents')}
      </span>
      {files.length > 0 && (
        <ul aria-labelledby={label}>
          {files.map((file, place) => (
            <li key={`${place} ${file.name}`} className={styles.row}>
              <div className={styles.what}>
                <span className={styles.name} title={file.name}>
                  {file.name}
                </span>
                <small>{sizeInWords(file.size, i18n.language)}</small>
              </div>
              <IconButton
                icon="x"
                size="sm"
                name={t('documentLeaveOut', { name: file.name })}
                onPress={() => leaveOut(file)}
              />
            </li>
          ))}
        </ul>
      )}
      {refused.map(({ name, problem }) => (
        <p key={name} role="alert" className={styles.problem}>
          <Icon name="error" size="sm" />
          <span>
            {name}: {t(`problems:${problem}`, { most: mostDocuments })}
          </span>
        </p>
      ))}
      {hasChooser && choose && <FileChooser describedBy={hintId} onChoose={choose} />}
      <p id={hintId} className={styles.hint}>
        {isAsked && <>{t(askedByLaw[typeId] ?? 'documentAsked')} </>}
        {t('documentsHint')}
      </p>
    </div>
  )
}
