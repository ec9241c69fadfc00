import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarSide } from '#shared/account/avatar/picture.ts'
import { ApiError } from '#shared/contract/client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './avatar.module.css'
import { closest, middleOf, movedByKey, sideOf, within } from './crop.ts'
import { drawCrop, uploadPicture } from './upload-picture.ts'

interface CropDialogProps {
  picture: ImageBitmap
  onClose: () => void
}

/** The square of a picture that is to be shown, chosen by dragging, by the arrow keys and by a slider. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(() => middleOf(picture))
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  function drag({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLElement>) {
    if (!buttons) return
    const scale = sideOf(picture, crop) / currentTarget.clientWidth
    setCrop(last => within(picture, { ...last, x: last.x - movementX * scale, y: last.y - movementY * scale }))
  }

  function press(event: KeyboardEvent) {
    const moved = movedByKey(picture, crop, event.key)
    if (!moved) return
    event.preventDefault()
    setCrop(moved)
  }

  async function save() {
    if (!canvas.current) return
    setSaving(true)
    try {
      await uploadPicture(canvas.current)
      toast.success(t('pictureSaved'))
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.errors.upload?.[0] ?? error.message) : t('pictureNotSent'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('cropPicture')} size="sm" hasCloseButton>
      <div className={styles.crop}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the picture in it, as a pointer does */}
        <div
          className={styles.area}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture in it
          tabIndex={0}
          aria-label={t('cropArea')}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <canvas ref={canvas} className={styles.canvas} width={avatarSide} height={avatarSide} />
        </div>
        <p className={styles.hint}>{t('cropHint')}</p>
        <label className={styles.zoom}>
          <span>{t('zoom')}</span>
          <input
            type="range"
            min={1}
            max={closest}
            step={0.05}
            value={crop.zoom}
            onChange={event => setCrop(within(picture, { ...crop, zoom: Number(event.target.value) }))}
          />
        </label>
      </div>
      <DialogFooter>
        <Button onPress={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" isPending={isSaving} onPress={() => void save()}>
          {t('savePicture')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
