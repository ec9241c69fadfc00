import { useTranslation } from 'react-i18next'
import { addNote } from '#shared/backoffice/contract/companies/add-note.ts'
import { removeNote } from '#shared/backoffice/contract/companies/remove-note.ts'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import record from '../frame/record.module.css'
import styles from './companies.module.css'

/** What those who run the service have noted about a company. */
export function NotesCard({ company }: { company: CompanyAccount }) {
  const { t } = useTranslation('companiesadmin')
  const { moment } = useDates()
  const removing = useOperatorChange(removeNote)
  const mayWrite = useMay()('companies.write')
  const { id, notes } = company
  return (
    <Card title={t('notes')} lead={t('notesLead')}>
      <div className={record.stack}>
        {mayWrite && <NoteForm id={id} />}
        {!notes.length && <p className={record.quiet}>{t('noNotes')}</p>}
        <ul className={record.list}>
          {notes.map(note => (
            <li key={note.id} className={styles.line}>
              <p className={styles.note}>{note.text}</p>
              <span className={record.quiet}>
                {note.by} · {moment(note.at)}
              </span>
              {mayWrite && (
                <IconButton
                  icon="trash"
                  name={t('removeNote')}
                  onPress={() => void toastOnError(() => removing.change({ path: { id, noteId: note.id } }))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function NoteForm({ id }: { id: string }) {
  const { t } = useTranslation('companiesadmin')
  const adding = useOperatorChange(addNote)
  const { form, finish } = useDraftedForm({ name: `note.${id}`, schema: addNote.body!, known: { text: '' } })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async body => {
    await adding.change({ path: { id }, body })
    finish()
    form.reset({ text: '' })
  })
  return (
    <Form className={record.stack} onSubmit={event => void submit(event as never)}>
      <FormError>{formError}</FormError>
      <FormTextArea control={form.control} name="text" label={t('note')} />
      <div className={record.buttons}>
        <Button type="submit" isPending={form.formState.isSubmitting}>
          {t('addNote')}
        </Button>
      </div>
    </Form>
  )
}
