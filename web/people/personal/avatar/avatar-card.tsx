import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeAvatar } from '#shared/people/contract/avatar/remove-avatar.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FileButton } from '#web/ui/button/file-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import type { Profile } from '../../profile/use-profile.ts'
import styles from './avatar.module.css'
import { CropDialog } from './crop-dialog.tsx'

/** The picture of a person, chosen by themselves; an administrator may remove one that is out of place. */
export function AvatarCard({ person, isOwn, mayChange }: Profile) {
  const { t } = useTranslation(['profile', 'common'])
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isUnreadable, setUnreadable] = useState(false)
  const { change, isChanging } = useChange(removeAvatar)
  if (!mayChange || (!isOwn && !person.avatar)) return null

  async function choose(file: File) {
    const read = await createImageBitmap(file).catch(() => undefined)
    setUnreadable(!read)
    setPicture(read)
  }

  const remove = () =>
    toastOnError(async () => {
      await change({ path: { id: person.id } })
      toast.success(t('pictureRemoved'))
    })

  return (
    <Card title={t('picture')}>
      {isUnreadable && <Alert tone="danger">{t('pictureUnreadable')}</Alert>}
      <div className={styles.card}>
        <Avatar person={person} size="lg" />
        <div>
          {isOwn && <p className={styles.hint}>{t('pictureHint')}</p>}
          <div className={styles.buttons}>
            {isOwn && (
              <FileButton accept="image/*" onChoose={([file]) => void choose(file!)}>
                {t(person.avatar ? 'otherPicture' : 'choosePicture')}
              </FileButton>
            )}
            {person.avatar && (
              <Button isPending={isChanging} onPress={() => void remove()}>
                {t('removePicture')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {picture && <CropDialog picture={picture} onClose={() => setPicture(undefined)} />}
    </Card>
  )
}
