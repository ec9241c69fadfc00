import { useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps {
  /** The words of the button; those of the browser's own would be in the browser's language. */
  children: string
  /** What the browser's dialog offers first. */
  accept: string
  isMultiple?: boolean
  /** While a chosen file is read. */
  isPending?: boolean
  size?: 'sm'
  /** The id of what explains the button. */
  describedBy?: string | undefined
  onChoose: (files: File[]) => void
}

/** Opens the browser's file dialog, and passes on what is chosen there. */
export function FileButton({ children, accept, isMultiple, isPending, size, describedBy, onChoose }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  function choose(input: HTMLInputElement) {
    const files = [...(input.files ?? [])]
    // An input that still holds a file would not tell that the same one is chosen again, once it was corrected.
    input.value = ''
    if (files.length) onChoose(files)
  }
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple={isMultiple}
        accept={accept}
        aria-label={children}
        onChange={event => choose(event.target)}
      />
      <Button
        icon="upload"
        {...(size && { size })}
        {...(isPending !== undefined && { isPending })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onPress={() => chooser.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
