import { useTranslation } from 'react-i18next'
import { isEdited, isMissing, type TranslationRow } from '#shared/backoffice/translations/translation-rows.ts'
import { languages, type Language } from '#shared/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { obstacleOf, placeOf, textNow, type Pending } from './pending.ts'
import { SentenceField } from './sentence-field.tsx'
import styles from './translations.module.css'

interface TranslationItemProps {
  row: TranslationRow
  pending: Pending
  isReadOnly: boolean
  onText: (row: TranslationRow, language: Language, text: string) => void
  onLook: (row: TranslationRow, language: Language) => void
  onSave: () => void
}

/** A sentence: its key, and its text in every language. */
export function TranslationItem({ row, pending, isReadOnly, onText, onLook, onSave }: TranslationItemProps) {
  const { t } = useTranslation('contentadmin')
  const isPending = languages.some(language => placeOf(language, row.id) in pending)
  return (
    <li className={styles.row} data-pending={isPending || undefined}>
      <div className={styles.key}>
        <span>
          {row.namespace}.<strong>{row.key}</strong>
        </span>
        {isPending ? (
          <StatusLabel tone="success" icon="pencil">
            {t('isPending')}
          </StatusLabel>
        ) : isMissing(row) ? (
          <StatusLabel tone="warning" icon="warning">
            {t('isMissing')}
          </StatusLabel>
        ) : (
          isEdited(row) && (
            <StatusLabel tone="muted" icon="pencil">
              {t('isEdited')}
            </StatusLabel>
          )
        )}
      </div>
      {languages.map(language => (
        <Cell key={language} {...{ row, pending, isReadOnly, onText, onLook, onSave, language }} />
      ))}
    </li>
  )
}

function Cell({
  row,
  pending,
  isReadOnly,
  onText,
  onLook,
  onSave,
  language,
}: TranslationItemProps & { language: Language }) {
  const { t } = useTranslation('contentadmin')
  const text = textNow(pending, row, language)
  const { released, edited, is_unfit } = row[language]
  const edit = pending[placeOf(language, row.id)]
  const obstacle = edit && edit.to !== null ? obstacleOf(text, released) : undefined
  const published = edited ?? released
  return (
    <div className={styles.cell}>
      <span className={styles.language} aria-hidden="true">
        {t(language)}
      </span>
      <SentenceField
        label={t('textIn', { key: `${row.namespace}.${row.key}`, language: t(language) })}
        language={language}
        value={text}
        released={released}
        error={obstacle ? t(obstacle) : is_unfit && !edit ? t('unfitEdit') : undefined}
        isReadOnly={isReadOnly}
        onChange={value => onText(row, language, value)}
        onFocus={() => onLook(row, language)}
        onSave={onSave}
      />
      {text !== released && (
        <p className={styles.released}>
          <span lang={language}>{t('released', { text: released })}</span>
        </p>
      )}
      {!isReadOnly && (edit || text !== released) && (
        <div className={styles.acts}>
          {edit && (
            <Button size="sm" variant="quiet" icon="undo" onPress={() => onText(row, language, published)}>
              {t('takeBack')}
            </Button>
          )}
          {text !== released && edited !== null && (
            <Button size="sm" variant="quiet" onPress={() => onText(row, language, released)}>
              {t('reset')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
