/* An Angband 4.2 game without a screen, timed: the hero holds turn after turn among soldier ants.
 *
 * This file is linked with the objects of an Angband tree in place of its main programs.
 *
 *   angband-bench LIB ANTS WARM_UP TURNS WATCHED SEED LEVEL
 *
 * LIB is the folder with `gamedata`. A human warrior goes to depth 5. All monsters there are removed, and
 * awake soldier ants put on random free squares; hardly any others arrive. The level and the squares of all are written
 * to the file LEVEL, as text. After WARM_UP turns of the hero TURNS are timed, and in WATCHED turns more the
 * deeds of the ants are counted. Prints
 *   microseconds ants attacks moves
 * where the last two are those of the watched turns.
 */

#include "angband.h"
#include "cave.h"
#include "cmd-core.h"
#include "game-event.h"
#include "game-world.h"
#include "generate.h"
#include "init.h"
#include "mon-make.h"
#include "mon-util.h"
#include "obj-gear.h"
#include "player-birth.h"
#include "player-timed.h"
#include "player-util.h"
#include <time.h>

#define DEPTH 5
#define HIT_POINTS 20000
#define FUEL 5000
#define MOST_ANTS 1024
/* The most that its field holds: one turn in so many brings a monster. */
#define SELDOM 65535

static long attacks;
static int16_t food;

static long
microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

static void
hear(game_event_type type, game_event_data *data, void *user)
{
    const char *text = data->message.msg;
    (void) type;
    (void) user;
    if (strstr(text, "soldier ant") && (strstr(text, "bites you") || strstr(text, "misses you")))
        attacks++;
}

static void
begin(const char *lib, uint32_t seed)
{
    char folder[1024];
    my_strcpy(folder, lib, sizeof folder);
    init_file_paths(folder, folder, folder);
    create_needed_dirs();
    if (!init_angband())
        quit("cannot read the game's files");
    Rand_state_init(seed);
    Rand_quick = false;
    if (!player_make_simple("Human", "Warrior", "Bench"))
        quit("cannot make a hero");
    player->upkeep->playing = true;
    player->upkeep->autosave = false;
    food = player->timed[TMD_FOOD];
    z_info->alloc_monster_chance = SELDOM;
    prepare_next_level(player);
    on_new_level();
    dungeon_change_level(player, DEPTH);
    prepare_next_level(player);
    on_new_level();
    player->upkeep->generate_level = false;
}

static long
place_ants(long wanted)
{
    struct monster_race *ant = lookup_monster("soldier ant");
    struct monster_group_info alone = { 0, 0 };
    long placed = 0, tries;
    wipe_mon_list(cave, player);
    for (tries = 0; placed < wanted && tries < wanted * 100; tries++) {
        struct loc grid;
        if (cave_find(cave, &grid, square_isempty)
            && place_new_monster(cave, grid, ant, false, false, alone, ORIGIN_DROP))
            placed++;
    }
    return placed;
}

static void
write_level(const char *file)
{
    FILE *out = fopen(file, "w");
    int x, y, i;
    if (!out)
        quit("cannot write the level");
    for (y = 0; y < cave->height; y++) {
        for (x = 0; x < cave->width; x++) {
            struct loc grid = loc(x, y);
            fputc(square_isopendoor(cave, grid) ? '+' : square_ispassable(cave, grid) ? '.' : '#', out);
        }
        fputc('\n', out);
    }
    fprintf(out, "@ %d %d\n", player->grid.x, player->grid.y);
    for (i = 1; i < cave_monster_max(cave); i++) {
        struct monster *one = cave_monster(cave, i);
        if (one->race)
            fprintf(out, "a %d %d\n", one->grid.x, one->grid.y);
    }
    fclose(out);
}

/* One turn, before which all is made good, so that nobody dies, starves or sits in the dark. */
static void
play_turn(void)
{
    struct object *light = equipped_item_by_slot_name(player, "light");
    player->chp = player->mhp = HIT_POINTS;
    player->timed[TMD_FOOD] = food;
    if (light)
        light->timeout = FUEL;
    cmdq_push(CMD_HOLD);
    run_game_loop();
    if (player->is_dead || player->depth != DEPTH)
        quit("the hero died or left");
}

static long
moves_since(struct loc *places)
{
    long moves = 0;
    int i;
    for (i = 1; i < cave_monster_max(cave) && i < MOST_ANTS; i++) {
        struct loc now = cave_monster(cave, i)->grid;
        moves += !loc_eq(places[i], now);
        places[i] = now;
    }
    return moves;
}

int
main(int argc, char **argv)
{
    static struct loc places[MOST_ANTS];
    long ants, turns, spent, moves = 0, i;

    if (argc != 8) {
        fprintf(stderr, "usage: %s LIB ANTS WARM_UP TURNS WATCHED SEED LEVEL\n", argv[0]);
        return EXIT_FAILURE;
    }
    begin(argv[1], (uint32_t) atol(argv[6]));
    ants = place_ants(atol(argv[2]));
    write_level(argv[7]);
    for (i = atol(argv[3]); i > 0; i--)
        play_turn();
    turns = atol(argv[4]);
    spent = microseconds();
    for (i = 0; i < turns; i++)
        play_turn();
    spent = microseconds() - spent;
    event_add_handler(EVENT_MESSAGE, hear, NULL);
    moves_since(places);
    for (i = atol(argv[5]); i > 0; i--) {
        play_turn();
        moves += moves_since(places);
    }
    printf("%ld %ld %ld %ld\n", spent, ants, attacks, moves);
    fflush(stdout);
    _exit(EXIT_SUCCESS);
}
