// Parts that are drawn again only when they would look different. A form has hundreds of names to choose from.

import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';

/** The part, drawn again only when one of its properties is another value or object than before. */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Kept(props: Props) {
    return useMemo(() => <Part {...props} />, Object.values(props));
  };
}
