import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useId } from 'react';

import { useNavbarMessages, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icon-paths';
import type { NavbarMessages } from '../model/navbar-messages';
import { COLOR_MODES, type ColorMode, DARK_MODE_QUERY, isDark } from './color-mode';
import { useColorMode } from './useColorMode';

/** Props for `ColorModeControl`. */
export type ColorModeControlProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>;

const OPTIONS: Record<ColorMode, { icon: IconName; label: keyof NavbarMessages }> = {
  light: { icon: 'sun', label: 'colorModeLight' },
  dark: { icon: 'moon', label: 'colorModeDark' },
  auto: { icon: 'monitor', label: 'colorModeAuto' },
};

/**
 * Radio group for switching between light, dark and system mode. The stylesheet highlights the selected option before
 * hydration, based on an attribute that the head script sets on `<html>`. Renders nothing if dark mode is disabled.
 *
 * @example
 * <ColorModeControl className="my-color-mode" />
 */
export const ColorModeControl = forwardRef<HTMLFieldSetElement, ColorModeControlProps>(
  function ColorModeControl({ className, ...props }, ref) {
    const { darkMode, enableAppearanceAnimation } = useSite().themeConfig;
    const messages = useNavbarMessages();
    const { mode, setMode } = useColorMode();
    const name = useId();
    if (!darkMode) return null;

    const selectMode = (next: ColorMode, event: ChangeEvent<HTMLInputElement>): void => {
      const wasDark = document.documentElement.classList.contains('dark');
      const toDark = isDark(next, window.matchMedia(DARK_MODE_QUERY).matches);
      if (!enableAppearanceAnimation || wasDark === toDark) {
        setMode(next);
        return;
      }
      const box = (event.target.closest('label') ?? event.target).getBoundingClientRect();
      const origin = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      void import('./reveal').then(
        ({ startRevealTransition }) => startRevealTransition(origin, toDark, () => setMode(next)),
        () => setMode(next),
      );
    };

    return (
      <fieldset {...props} ref={ref} className={classNames('oct-color-mode', className)}>
        <legend className="oct-visually-hidden">{messages.colorMode}</legend>
        {COLOR_MODES.map((option) => {
          const label = messages[OPTIONS[option].label];
          return (
            <label key={option} className="oct-color-mode-option" data-mode={option} title={label}>
              <input
                type="radio"
                name={name}
                value={option}
                aria-label={label}
                checked={mode === option}
                onChange={(event) => selectMode(option, event)}
              />
              <Icon name={OPTIONS[option].icon} />
            </label>
          );
        })}
      </fieldset>
    );
  },
);
