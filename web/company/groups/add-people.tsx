import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import type { Pickable } from '#web/ui/form/people-picker/groups-of.ts'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import type { GroupColumn } from './columns.ts'

interface AddPeopleProps {
  column: GroupColumn
  /** Those who belong to other groups, or to none. */
  people: readonly Pickable[]
  move: (ids: readonly string[], to: GroupColumn) => Promise<boolean>
  onClose: () => void
}

/** Picks people who join a group. */
export function AddPeople({ column, people, move, onClose }: AddPeopleProps) {
  const { t } = useTranslation(['groups', 'common'])
  const [chosen, choose] = useState<string[]>([])
  const [isMoving, setMoving] = useState(false)
  // Somebody who was chosen may have been deactivated since.
  const joining = people.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)

  async function add() {
    setMoving(true)
    const isMoved = await move(joining, column)
    setMoving(false)
    if (isMoved) onClose()
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('addPeopleTo', { name: column.name })} hasCloseButton>
      <PeoplePicker people={people} value={chosen} onChange={choose} label={t('peopleToAdd')} isRequired />
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="primary" isDisabled={joining.length === 0} isPending={isMoving} onPress={() => void add()}>
          {t('join')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
