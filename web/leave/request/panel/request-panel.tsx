import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { isOutlined } from '../../known-request.ts'
import { LoadError } from '../../load-error.tsx'
import type { PanelProps } from '../../open-request.tsx'
import styles from './panel.module.css'
import { PanelContent } from './panel-content.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { usePanelKeys } from './use-panel-keys.ts'

/** A request beside the page, which stays usable; on narrow pages a sheet above it. It shows at once what is known of it. */
export function RequestPanel({ known, onClose, openerRef }: PanelProps) {
  const { t } = useTranslation('leave')
  const me = useMe()
  const { data, error, mutate } = useApi(leave.showRequest, { path: { id: known.id } })
  const request = data?.data ?? (isOutlined(known) ? known : undefined)
  useGone(error, onClose)
  const onKey = usePanelKeys({ me, request, onClose })
  return (
    <Frame title={t('modalDetails')} onClose={onClose} openerRef={openerRef} onKey={onKey}>
      {request && me ? (
        <>
          <PanelContent me={me} request={request} />
          <PanelFoot me={me} request={request} onClose={onClose} />
        </>
      ) : error ? (
        <LoadError onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Frame>
  )
}

/** Says that a request does not exist any more, and closes. */
function useGone(error: unknown, onClose: () => void) {
  const { t } = useTranslation('leave')
  const isGone = error instanceof ApiError && error.status === 404
  const text = t('notFound')
  useEffect(() => {
    if (!isGone) return
    toast.error(text)
    onClose()
  }, [isGone, text, onClose])
}

interface FrameProps extends Pick<PanelProps, 'onClose' | 'openerRef'> {
  title: string
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

function Frame(props: FrameProps) {
  const isWide = useMedia('(min-width: 1024px)')
  if (isWide) return <Docked {...props} />
  return (
    <Dialog isOpen onOpenChange={props.onClose} title={props.title} size="sm" isDismissable hasCloseButton>
      {props.children}
    </Dialog>
  )
}

/** Not modal: the page makes room for it. Escape within it closes it, and the focus goes back to where it came from. */
function Docked({ title, onClose, openerRef, onKey, children }: FrameProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    // Where one panel follows another, the first has given the focus back to where it came from.
    if (document.activeElement instanceof HTMLElement) cameFrom.current ??= document.activeElement
    openerRef.current = cameFrom.current
    const { dataset } = document.documentElement
    dataset.panel = ''
    panel.current?.focus({ preventScroll: true })
    return () => {
      delete dataset.panel
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    }
  }, [openerRef])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog has keys
    <div
      ref={panel}
      role="dialog"
      aria-modal={false}
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
        else onKey(event)
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" name={t('close')} variant="quiet" tooltip={false} onPress={onClose} />
      </header>
      {children}
    </div>
  )
}
