import { useTranslation } from 'react-i18next'
import type { GroupView } from '#shared/company/contract/group-view.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { changeGroup } from '#shared/people/contract/group/change-group.ts'
import { listPeople, type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { mergeGroup } from '#shared/people/contract/group/merge-group.ts'
import { mostMoved, moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import { removeGroup } from '#shared/people/contract/group/remove-group.ts'
import { hasSameApprovers } from '#shared/people/group-approvers.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import type { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { NamedPeople } from '../named-people.tsx'
import type { GroupColumn } from './columns.ts'
import { useApproversEffect } from './use-approvers-effect.tsx'

interface GroupChangesProps {
  question: ReturnType<typeof useEffectQuestion>
  people: readonly EssentialEmployee[]
  groups: readonly GroupView[]
}

/** Moves people and changes groups; whose approvers change is shown first, and a toast follows. */
export function useGroupChanges({ question, people, groups }: GroupChangesProps) {
  const { t, i18n } = useTranslation(['groups', 'common'])
  const moving = useChange(moveToGroup)
  const changing = useChange(changeGroup)
  const merging = useChange(mergeGroup)
  const removing = useChange(removeGroup)
  const { effectOf } = useApproversEffect(people)
  const groupOf = (id: string | null) => groups.find(group => group.id === id)
  const fromOf = ({ group_id }: EssentialEmployee) => groupOf(group_id)
  const membersOf = (id: string | null) => people.filter(({ group_id }) => group_id === id)

  /** Resolves to whether all of them were moved: not where the administrator thinks better of it, or the server refuses. */
  async function move(ids: readonly string[], to: Pick<GroupColumn, 'id' | 'name'>): Promise<boolean> {
    const moved = people.filter(({ id, group_id }) => ids.includes(id) && group_id !== to.id)
    const effect = effectOf({ people: moved, fromOf, to: groupOf(to.id) })
    const title = t('confirmMove', { group: to.name })
    if (moved.length === 0 || !(await question.askIfAffected({ title, confirm: t('move'), effect }))) return false
    let isDone = false
    await toastOnError(async () => {
      for (let first = 0; first < moved.length; first += mostMoved)
        await moveSome(moved.slice(first, first + mostMoved))
      const [one] = moved
      toast.success(
        moved.length === 1
          ? t('moved', { name: personName(one!, i18n.language), group: to.name })
          : t('movedSeveral', { count: moved.length, group: to.name }),
      )
      isDone = true
    })
    return isDone

    function moveSome(some: readonly EssentialEmployee[]) {
      const user_ids = some.map(({ id }) => id)
      const joined = optimistic(listPeople, reply => ({
        ...reply,
        data: reply.data.map(person => (user_ids.includes(person.id) ? { ...person, group_id: to.id } : person)),
      }))
      return moving.change({ body: { user_ids, group_id: to.id } }, { optimistic: [joined] })
    }
  }

  /** Resolves to false where the administrator thinks better of it. @throws ApiError */
  async function save(id: string, form: { name: string; approver_ids: string[] }): Promise<boolean> {
    const before = groupOf(id)
    const effect = effectOf({ people: membersOf(id), fromOf: () => before, to: form })
    const isSame = hasSameApprovers(before?.approver_ids ?? [], form.approver_ids)
    const asked = { title: t('confirmApprovers', form), confirm: t('common:save'), effect }
    if (!isSame && !(await question.askIfAffected(asked))) return false
    await changing.change({ path: { id }, body: form })
    toast.success(t('saved', form))
    return true
  }

  async function merge({ id, name }: GroupColumn, into: string) {
    await merging.change({ path: { id: id! }, body: { into } }, { optimistic: [without(id!)] })
    toast.success(t('merged', { name }))
  }

  /** Always asks, and names those who are left without a group. */
  async function remove({ id, name }: GroupColumn) {
    const effect = {
      load: async () => membersOf(id),
      show: (left: readonly EssentialEmployee[]) => (
        <NamedPeople people={left}>{t('removeLeaves', { count: left.length })}</NamedPeople>
      ),
      words: { loading: t('removeLoading'), failed: t('removeFailed'), nobody: t('removeNobody') },
    }
    const title = t('confirmRemove', { name })
    if (!(await question.ask({ title, confirm: t('common:delete'), isDanger: true, effect }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id: id! } }, { optimistic: [without(id!)] })
      toast.success(t('removed', { name }))
    })
  }

  return { move, save, merge, remove, membersOf, fromOf }
}

const without = (id: string) =>
  optimistic(listGroups, reply => ({ ...reply, data: reply.data.filter(group => group.id !== id) }))
