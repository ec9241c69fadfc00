import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FileButton } from '#web/ui/button/file-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { StepStrip } from '#web/ui/navigation/step-strip/step-strip.tsx'
import { ImportProgress } from './import-progress.tsx'
import styles from './import.module.css'
import { SheetPreview } from './sheet-preview.tsx'
import { templateCells, type BadCell } from './sheet.ts'
import { useImport } from './use-import.ts'

/** P02 Imports employees from a spreadsheet: a file, what is wrong with it cell by cell, and the invitations. */
export function ImportPage() {
  const { t } = useTranslation('employees')
  const sheet = useImport()
  const step = sheet.running ? 2 : sheet.file ? 1 : 0
  return (
    <section className={styles.page} aria-labelledby="import">
      <header className={styles.header}>
        <h1 id="import">{t('importTitle')}</h1>
        <StepStrip
          label={t('importTitle')}
          current={step}
          steps={[{ label: t('stepFile') }, { label: t('stepCheck') }, { label: t('stepInvite') }]}
        />
      </header>
      {sheet.running ? (
        <ImportProgress id={sheet.running} onAgain={sheet.again} />
      ) : sheet.file ? (
        <Check sheet={sheet} />
      ) : (
        <ChooseFile sheet={sheet} />
      )}
    </section>
  )
}

type Sheet = ReturnType<typeof useImport>

function ChooseFile({ sheet }: { sheet: Sheet }) {
  const { t, i18n } = useTranslation('employees')
  const [isReading, setReading] = useState(false)

  async function downloadTemplate() {
    const { workbookOf, workbookType } = await import('../download/workbook.ts')
    const rows = templateCells(i18n.language === 'hu')
    saveFile(`${t('templateName')}.xlsx`, workbookOf(t('title'), rows), workbookType)
  }

  async function choose(file: File) {
    setReading(true)
    await sheet.read(file).finally(() => setReading(false))
  }

  return (
    <Card title={t('chooseFile')}>
      <div className={styles.choose}>
        <p>{t('chooseFileLead')}</p>
        {sheet.problem && <Alert tone="danger" title={t(sheet.problem)} />}
        <div className={styles.buttons}>
          <FileButton accept=".xlsx,.csv,.txt" isPending={isReading} onChoose={([file]) => void choose(file!)}>
            {t('file')}
          </FileButton>
          <Button icon="download" onPress={() => void downloadTemplate()}>
            {t('template')}
          </Button>
          <LinkButton to="/company/employees" variant="quiet" icon="arrow-left">
            {t('backToList')}
          </LinkButton>
        </div>
        <p className={styles.quiet}>{t('nothingKept')}</p>
      </div>
    </Card>
  )
}

/** How many bad cells stand beside the sheet at once. */
const atOnce = 50

function Check({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation(['employees', 'problems', 'common'])
  const { file, people, bad, isChecked, isSending } = sheet
  const badRows = new Set(bad.map(({ row }) => row))
  const head = file!.cells.rows[0] ?? []
  return (
    <>
      {sheet.hasNoGroups && (
        <Alert tone="warning" title={t('groupsNotLoaded')}>
          <Button size="sm" onPress={sheet.loadGroups}>
            {t('common:reload')}
          </Button>
        </Alert>
      )}
      <div className={styles.check}>
        <SheetPreview cells={file!.cells.rows} people={people} bad={bad} />
        <Card title={t('toCorrect', { count: bad.length })}>
          {bad.length === 0 && <p className={styles.quiet}>{t(isChecked ? 'allChecked' : 'allGood')}</p>}
          {badRows.size > 1 && (
            <Button size="sm" onPress={() => sheet.leaveOut(badRows)}>
              {t('leaveOutBad', { rows: badRows.size })}
            </Button>
          )}
          <ul className={styles.corrections}>
            {bad.slice(0, atOnce).map(cell => (
              <li key={`${cell.row} ${cell.column}`}>
                <Correction
                  cell={cell}
                  column={head[cell.column] ?? ''}
                  text={file!.cells.rows[cell.row]?.[cell.column] ?? ''}
                  sheet={sheet}
                />
              </li>
            ))}
          </ul>
          {bad.length > atOnce && <p className={styles.quiet}>{t('moreToCorrect', { count: bad.length - atOnce })}</p>}
        </Card>
      </div>
      <footer className={styles.foot}>
        <p role="status">{t('goodRows', { good: people.length - badRows.size, bad: badRows.size })}</p>
        <Button onPress={sheet.again}>{t('otherFile')}</Button>
        {isChecked ? (
          <Button variant="primary" isPending={isSending} onPress={() => void toastOnError(() => sheet.send(false))}>
            {t('inviteSome', { count: people.length })}
          </Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={bad.length > 0 || people.length === 0}
            isPending={isSending}
            onPress={() => void toastOnError(() => sheet.send(true))}
          >
            {t('checkList')}
          </Button>
        )}
      </footer>
    </>
  )
}

interface CorrectionProps {
  cell: BadCell
  /** The title of its column. */
  column: string
  text: string
  sheet: Sheet
}

function Correction({ cell: { row, column: place, sentence }, column, text, sheet }: CorrectionProps) {
  const { t } = useTranslation(['employees', 'problems'])
  const [typed, type] = useState(text)
  return (
    <div className={styles.correction}>
      <TextField
        label={t('cellOf', { row: row + 1, column })}
        error={t(sentence as 'problems:required')}
        value={typed}
        onChange={type}
        onBlur={() => typed !== text && sheet.correct(row, place, typed)}
      />
      <Button size="sm" variant="quiet" onPress={() => sheet.leaveOut(new Set([row]))}>
        {t('leaveOut', { row: row + 1 })}
      </Button>
    </div>
  )
}
