declare module 'picomatch' {
  export default function picomatch(
    glob: string,
    options: { readonly dot: boolean; readonly fastpaths?: boolean },
  ): (text: string) => boolean;
}
