// The commands that dist/server.js answers, for whoever has to choose a program before one is built; a test holds them to
// those of the program.
export const hallCommands = ['serve', 'work', 'store', 'backup', 'restore'];
