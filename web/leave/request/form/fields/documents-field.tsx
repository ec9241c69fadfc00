import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostDocuments } from '#shared/leave/document/request-document.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { sizeInWords } from '#web/ui/files/size-in-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from '../../documents/documents.module.css'
import { FileChooser } from '../../documents/file-chooser.tsx'
import { fileProblemOf, type FileProblem } from '../../documents/file-problem.ts'

export interface DocumentsFieldProps {
  typeId: number
  /** Whether the company asks for a document with the type. */
  isAsked: boolean
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** A file that is not attached, and why. */
interface Refused {
  name: string
  problem: FileProblem | 'tooManyDocuments'
}

/** Which document the law wants with a type; others are called by nothing but documents. */
const askedByLaw: Partial<Record<number, 'documentAskedSick' | 'documentAskedCaregiver'>> = {
  [leaveTypeIds.sick]: 'documentAskedSick',
  [leaveTypeIds.caregiver]: 'documentAskedCaregiver',
}

/** Files that go with a request once it is there: nobody needs them to ask. What cannot be attached says so at once, and is not kept. */
export function DocumentsField({ typeId, isAsked, files, onChange }: DocumentsFieldProps) {
  const { t, i18n } = useTranslation(['request', 'problems'])
  const [label, hint] = [useId(), useId()]
  const [refused, setRefused] = useState<Refused[]>([])

  async function choose(chosen: readonly File[]) {
    const judged = await Promise.all(chosen.map(async file => ({ file, problem: await fileProblemOf(file) })))
    const good = judged.filter(({ problem }) => !problem).map(({ file }) => file)
    const all = [...files, ...good]
    onChange(all.slice(0, mostDocuments))
    setRefused([
      ...judged.flatMap(({ file, problem }): Refused[] => (problem ? [{ name: file.name, problem }] : [])),
      ...all.slice(mostDocuments).map(({ name }): Refused => ({ name, problem: 'tooManyDocuments' })),
    ])
  }

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
                onPress={() => onChange(files.filter(one => one !== file))}
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
      {files.length < mostDocuments && <FileChooser describedBy={hint} onChoose={chosen => void choose(chosen)} />}
      <p id={hint} className={styles.hint}>
        {isAsked && <>{t(askedByLaw[typeId] ?? 'documentAsked')} </>}
        {t('documentsHint')}
      </p>
    </div>
  )
}
