import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import type { MemberKind } from '#shared/backoffice/user-groups/user-group.ts'
import { shortestSearch } from '#shared/backoffice/search.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { useFound } from './use-found.ts'
import styles from './user-groups.module.css'

interface AddMembersDialogProps {
  group: string
  of: MemberKind
  onClose: () => void
}

/** Finds companies or people by name, and adds them one by one. */
export function AddMembersDialog({ group, of, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation('usergroups')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { found, hasMore } = useFound(of, q)
  const adding = useOperatorChange(addUserGroupMembers)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const label = t(of === 'company' ? 'searchCompanies' : 'searchPeople')

  const put = (id: string) =>
    toastOnError(async () => {
      await adding.change({ path: { id: group }, body: { of, ids: [id] } })
      setAdded(before => new Set([...before, id]))
    })

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(of === 'company' ? 'addCompanies' : 'addPeople')}
      isDismissable
      hasCloseButton
    >
      <div className={styles.body}>
        <TextField
          label={label}
          hint={t('searchHint')}
          icon="search"
          type="search"
          autoComplete="off"
          autoFocus
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <ul className={styles.found} aria-label={label}>
          {found?.map(({ id, name, detail }) => (
            <li key={id}>
              <div>
                <span className={styles.name}>{name}</span>
                {detail && <p className={styles.quiet}>{detail}</p>}
              </div>
              {added.has(id) ? (
                <span role="status">{t('isIn')}</span>
              ) : (
                <Button
                  size="sm"
                  icon="plus"
                  aria-label={t('putOf', { name })}
                  isDisabled={adding.isChanging}
                  onPress={() => void put(id)}
                >
                  {t('put')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.quiet} role="status">
          {q.length >= shortestSearch && found?.length === 0 && t('nobodyFound')}
          {hasMore && t('moreFound')}
        </p>
      </div>
      <DialogFooter>
        <Button onPress={onClose}>{t('done')}</Button>
      </DialogFooter>
    </Dialog>
  )
}
